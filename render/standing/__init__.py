"""Pictures of standing: leaderboards, people, achievements. They look alike whatever is played."""
