/** Who changes content: a person, a part of the system acting by itself, or who runs the server, by a command. */
export const actorNames = ['editor', 'shop', 'clock', 'import', 'demo', 'operator'] as const
