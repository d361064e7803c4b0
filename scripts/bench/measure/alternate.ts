/** What a contender yielded in one round: value by name of the figure. */
export type Reading = Record<string, number>

export type Contender = { name: string; read: () => Promise<Reading> }

/** One reading of every contender, by its name, taken one right after the other. */
export type Round = Record<string, Reading>

/**
 * Reads the contenders in turn. Each round begins with another of them, so that none profits from its place. Warm-up rounds are
 * run first and thrown away.
 */
export async function alternate(options: {
  contenders: readonly Contender[]
  rounds: number
  warmUps: number
  note: (text: string) => void
  signal: AbortSignal
}): Promise<Round[]> {
  const { contenders, rounds, warmUps, note, signal } = options
  const all: Round[] = []
  for (let turn = 0; turn < warmUps + rounds; turn += 1) {
    const round: Round = {}
    for (const contender of inTurn(contenders, turn)) {
      signal.throwIfAborted()
      round[contender.name] = await contender.read()
    }
    all.push(round)
    note(`round ${turn + 1}/${warmUps + rounds}`)
  }
  return all.slice(warmUps)
}

function inTurn<One>(all: readonly One[], turn: number): One[] {
  const first = turn % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}
