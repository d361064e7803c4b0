import { type Finding, fine, wrong } from './finding.ts'

/** Whether a restore was interrupted, and what to do about what it has left. */
export function checkLeftovers({
  isDatabaseAside,
  stagingFolder,
}: {
  isDatabaseAside: boolean
  stagingFolder: string | undefined
}): Finding[] {
  if (isDatabaseAside) {
    return [
      wrong(
        'A restore was interrupted: stop the theatre, and restore again. What was in the database before is set aside in it, and is put back first.',
      ),
    ]
  }
  return stagingFolder === undefined
    ? [fine('No restore was interrupted.')]
    : [wrong(`A restore was interrupted: restore again, or delete ${stagingFolder}.`)]
}
