// What this tab knows: only what the server chose to tell this user.

export const TYPE = {
  TEXT: 0,
  DM: 1,
  VOICE: 2,
  CATEGORY: 4,
  NEWS: 5,
  NEWS_THREAD: 10,
  THREAD: 11,
  PRIVATE_THREAD: 12,
};
export const FLAG = { EPHEMERAL: 64, LOADING: 128, V2: 32768 };

export const store = {
  me: null,
  bot: null,
  guild: null,
  people: new Map(),
  roles: new Map(),
  channels: new Map(),
  messages: new Map(),
  unread: new Map(),
  commands: [],
  offered: {},
  pending: new Map(),
  failures: new Map(),
  openId: null,
  clockOffset: 0,
};

const byId = (list) => new Map((list ?? []).map((item) => [item.id, item]));

/** Starts afresh from a WELCOME; the channel that was open stays open if this user may see it. */
export function welcome(data) {
  store.me = data.me;
  store.bot = data.bot;
  store.guild = data.guild;
  store.people = byId(data.people);
  store.roles = byId(data.guild?.roles);
  store.channels = byId([...data.channels, ...data.threads, ...data.dms]);
  store.messages = new Map(Object.entries(data.messages));
  store.unread = new Map(Object.entries(data.unread));
  takeCommands(data);
  store.pending.clear();
  store.failures.clear();
  store.clockOffset = data.now - Date.now();
  if (!store.channels.has(store.openId)) store.openId = data.open ?? store.channels.keys().next().value ?? null;
}

/** The commands, and which of them each channel offers to this user. */
export function takeCommands(data) {
  store.commands = data.commands;
  store.offered = data.offered;
}

export const now = () => Date.now() + store.clockOffset;

export const isThread = (channel) => [TYPE.NEWS_THREAD, TYPE.THREAD, TYPE.PRIVATE_THREAD].includes(channel?.type);
export const isDm = (channel) => channel?.type === TYPE.DM;
export const opened = () => store.channels.get(store.openId);

export function nameOf(user) {
  const known = store.people.get(user?.id) ?? user;
  return known?.nick ?? known?.name ?? known?.global_name ?? known?.username ?? "somebody";
}

export const partner = (channel) =>
  channel.recipients?.find((user) => user.id !== store.me.id) ?? channel.recipients?.[0];
export const channelName = (channel) => (isDm(channel) ? nameOf(partner(channel)) : (channel?.name ?? "unknown"));
export const messagesOf = (channelId) => store.messages.get(channelId) ?? [];
export const findMessage = (channelId, id) => messagesOf(channelId).find((message) => message.id === id);

/** Ids grow with time; as text, the longer one is the later one. */
export const later = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));

/** Stores a new or changed message and says which of the two it was. */
export function keepMessage(message) {
  const list = store.messages.get(message.channel_id) ?? [];
  store.messages.set(message.channel_id, list);
  const index = list.findIndex((other) => other.id === message.id);
  if (index >= 0) {
    list[index] = message;
    return "changed";
  }
  list.push(message);
  list.sort((a, b) => later(a.id, b.id));
  return "new";
}

export function dropMessage(channelId, id) {
  store.messages.set(
    channelId,
    messagesOf(channelId).filter((message) => message.id !== id),
  );
}

export function mentionsMe(message) {
  const { me } = store;
  if (message.mention_everyone) return true;
  if (message.mentions?.some((user) => user.id === me.id)) return true;
  return Boolean(message.mention_roles?.some((role) => me.roles?.includes(role.id ?? role)));
}

/** Counts a message as unread: a mention, and anything in a DM, counts with a number. */
export function countUnread(message) {
  const mark = store.unread.get(message.channel_id) ?? { count: 0, mentions: 0, last_read: null };
  mark.count += 1;
  if (mentionsMe(message) || isDm(store.channels.get(message.channel_id))) mark.mentions += 1;
  store.unread.set(message.channel_id, mark);
}

/** Marks a channel read up to its last message; true when there was something unread. */
export function markRead(channelId) {
  const mark = store.unread.get(channelId);
  const had = Boolean(mark?.count);
  store.unread.set(channelId, { count: 0, mentions: 0, last_read: messagesOf(channelId).at(-1)?.id ?? null });
  return had;
}

export const unreadOf = (channelId) => store.unread.get(channelId) ?? { count: 0, mentions: 0, last_read: null };
export const allMentions = () => [...store.unread.values()].reduce((sum, mark) => sum + mark.mentions, 0);
