/** What a person at the command line did wrong: shown without a stack. */
export class UsageError extends Error {}

/** Runs a command with its arguments; failures become a sentence, and the exit code 1. */
export async function runCommandLine(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    const { message, cause } = error as Error
    process.stderr.write(`${message}\n${cause instanceof Error ? `${cause.message}\n` : ''}`)
    process.exitCode = 1
  }
}
