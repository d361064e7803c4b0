export type Tally = { passed: number; failed: number }

export type Outcome = {
  ok: boolean
  /** The tests within, where the check consists of some; they are counted besides the check itself. */
  tests?: Tally
  /** What to show when it is not ok. */
  output?: string
  /** What to say although it is ok, as that there was nothing to check it with. */
  remark?: string
}

export type Check = {
  name: string
  /** Names of checks without whose success this one makes no sense. */
  needs?: string[]
  run: (context: CheckContext) => Promise<Outcome>
}

export type CheckContext = {
  root: string
  note: (text: string) => void
  signal: AbortSignal
}
