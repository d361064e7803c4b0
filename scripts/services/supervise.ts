import { spawn } from 'node:child_process'

// Runs any command and kills it with all its children when the parent process disconnects.
const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('supervise: no command given')
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true })

function signalAll(signal: NodeJS.Signals): void {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Already ended.
  }
}

process.on('disconnect', () => signalAll('SIGKILL'))
process.on('SIGTERM', () => signalAll('SIGTERM'))
child.on('error', (error) => {
  console.error(error.message)
  process.exit(127)
})
child.on('exit', (code) => process.exit(code ?? 1))
