import { dirname } from 'node:path'
import { findViolations } from './find-violations.ts'

const { violations, fileCount } = findViolations(dirname(dirname(import.meta.dirname)))
for (const { file, line, specifier, rule, advice } of violations) {
  console.log(`${file}:${line}  ${specifier}\n  ${rule}: ${advice}`)
}
console.log(`${fileCount} files, ${violations.length} imports against the rules`)
process.exitCode = violations.length > 0 ? 1 : 0
