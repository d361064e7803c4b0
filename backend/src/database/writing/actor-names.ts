/** Who changes content: a person, or a part of the system acting by itself. */
export const actorNames = ['editor', 'shop', 'clock', 'import', 'demo'] as const
