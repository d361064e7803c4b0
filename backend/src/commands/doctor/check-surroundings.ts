import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

const mebibyte = 1024 * 1024

/** Whether the folder of files can be written, and has room. */
export async function checkFolder(folder: string, reserveBytes: number): Promise<Finding[]> {
  const probe = join(folder, `.doctor-${randomUUID()}`)
  try {
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    return [wrong(`FOYER_DATA (${folder}) cannot be written: ${reasonOf(error)}.`)]
  }
  const { bavail, bsize } = await statfs(folder)
  const free = Math.round((bavail * bsize) / mebibyte)
  return [
    bavail * bsize > 2 * reserveBytes
      ? fine(`The folder of files can be written, and ${free} MiB are free.`)
      : wrong(`Only ${free} MiB are free in ${folder}: uploads will be refused soon.`),
  ]
}

/** Whether the mail server takes our log-in. Nothing is sent. */
export async function checkMailServer(smtpUrl: string): Promise<Finding[]> {
  if (smtpUrl === '') {
    return [wrong('SMTP_URL is not set: mails are written to a folder, and nobody gets them.')]
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
  })
  try {
    await transport.verify()
    return [fine('The mail server takes mails.')]
  } catch (error) {
    return [wrong(`The mail server refuses us: ${reasonOf(error)}.`)]
  } finally {
    transport.close()
  }
}

const hourMs = 60 * 60 * 1000
const oldestBackupHours = 26

/** Whether there is a backup of the last day in a folder. */
export async function checkBackups(folder: string, now: number): Promise<Finding[]> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.backup'))
      .map(async (name) => (await stat(join(folder, name))).mtimeMs),
  )
  if (times.length === 0) return [wrong(`There is no backup in ${folder}.`)]
  const hours = Math.round((now - Math.max(...times)) / hourMs)
  return [
    hours <= oldestBackupHours
      ? fine(`The newest backup is ${hours} hours old.`)
      : wrong(`The newest backup in ${folder} is ${hours} hours old.`),
  ]
}
