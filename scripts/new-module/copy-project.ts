import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const workspaces = ['schema', 'backend', 'demo', 'mesh', 'web', 'admin']
/** Generated folders. */
const made = /(^|\/)(node_modules|\.git|\.data|\.next[^/]*|test-results)$/

/** Copies the project for modification, with links to the installed packages. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'foyer-new-module-'))
  cpSync(root, copy, { recursive: true, filter: (source) => !made.test(source) })
  for (const folder of ['.', ...workspaces]) linkPackages(join(root, folder), join(copy, folder))
  mkdirSync(join(copy, 'node_modules/@foyer'))
  for (const name of workspaces) {
    symlinkSync(join(copy, name), join(copy, 'node_modules/@foyer', name))
  }
  // The list of files comes from git if there is a repository.
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  return copy
}

function linkPackages(from: string, to: string): void {
  const packages = join(from, 'node_modules')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages).filter((one) => one !== '@foyer')) {
    const link = join(to, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(packages, name), link)
  }
}
