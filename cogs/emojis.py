"""The signs that buttons and options carry. Discord refuses a whole message for one that it does not know, so they are pinned:
a new one is added here, and `/doctor` tries each of them on the real Discord.
"""

PINNED = (
    *("🟥", "🟨", "⬜", "🟪", "⬛", "🟫", "🟩", "🟦", "🟣", "⚫", "⭐"),
    *("⚔️", "🔨", "⛪", "🚩", "🪙", "📖", "🏰", "👑", "🏪", "🏛️", "📿", "🛡️", "🛠️", "🏳️"),
    *("🧍", "🧑", "🎲", "🔃", "🌾", "⏭️", "🧊", "🌸", "🪵", "🪨", "🚪", "💰", "🧭", "🏇", "🐴", "🛏️"),
    *("➡️", "⬅️", "👮", "🌉", "🏠", "👣", "🚫", "⏸️", "↩️", "✅", "❌"),
)
