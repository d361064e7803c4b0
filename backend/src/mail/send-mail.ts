import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string; html?: string; replyTo?: string }

/** Sends a mail. Throws where the server does not take it within ten seconds. */
export type SendMail = (mail: Mail) => Promise<void>

type Setting = {
  /** Empty: mail is written to the folder in place of being sent. */
  smtpUrl: string
  from: string
  folder: string
}

const timeoutMs = 10_000

export function createSendMail({ smtpUrl, from, folder }: Setting): SendMail {
  if (smtpUrl === '') return (mail) => writeMail({ ...mail, from }, folder)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return async (mail) => {
    await transport.sendMail({ ...mail, from })
  }
}

async function writeMail(mail: Mail & { from: string }, folder: string): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await composer.sendMail(mail)
  await mkdir(folder, { recursive: true })
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
  await writeFile(join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`), message as Buffer)
}
