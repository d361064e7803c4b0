/** The values of a contender in one round, by figure. */
export type Reading = Record<string, number>

export type Contender = { name: string; read: () => Promise<Reading> }

/** One reading per contender, taken directly one after another. */
export type Round = Record<string, Reading>

/**
 * Measures the contenders alternately. Each round starts with a different one, so that none benefits from its position. Results
 * of warm-up rounds are discarded.
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
    for (const contender of rotated(contenders, turn)) {
      signal.throwIfAborted()
      round[contender.name] = await contender.read()
    }
    all.push(round)
    note(`round ${turn + 1}/${warmUps + rounds}`)
  }
  return all.slice(warmUps)
}

function rotated<One>(all: readonly One[], turn: number): One[] {
  const first = turn % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}
