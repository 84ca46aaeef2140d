"""The signs of Troyes Dice on buttons and cards."""

DIE_EMOJI = ("🟥", "🟨", "⬜")
CITIZEN_EMOJI = ("⚔️", "🔨", "⛪")
RESOURCE_EMOJI = ("🚩", "🪙", "📖")
ROW_EMOJI = ("🏰", "👑", "🏪", "🏛️", "⛪", "📿")
