import { dirname } from 'node:path'
import { findViolations } from './find-violations.ts'
import { formatViolation } from './violation.ts'

const { violations, fileCount } = findViolations(dirname(dirname(import.meta.dirname)))
for (const violation of violations) console.log(formatViolation(violation))
console.log(`${fileCount} files, ${violations.length} violations of the rules`)
process.exitCode = violations.length > 0 ? 1 : 0
