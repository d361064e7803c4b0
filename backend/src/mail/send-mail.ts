import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
  /** Of a mailing: the address at which a POST ends it, as mail programs offer it by a button (RFC 8058). */
  unsubscribeUrl?: string
}

/** The identity of a mail; the same when it is sent again. */
type Identity = { messageId?: string; date?: Date }

/** Sends a mail. Throws if the server does not accept it within ten seconds. */
export type SendMail = (mail: Mail & Identity) => Promise<void>

type Setting = {
  /** If empty, mails are written to the folder instead. */
  smtpUrl: string
  from: string
  folder: string
}

const timeoutMs = 10_000

export function createSendMail({ smtpUrl, from, folder }: Setting): SendMail {
  if (smtpUrl === '') return (mail) => writeMail({ ...identified(mail, from), from }, folder)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return async (mail) => {
    await transport.sendMail({ ...identified(mail, from), from })
  }
}

function identified(
  { messageId: id = randomUUID(), date = new Date(), unsubscribeUrl, ...mail }: Mail & Identity,
  from: string,
) {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const headers = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, id, date, messageId: `<${id}@${host}>`, ...(headers && { headers }) }
}

type Identified = ReturnType<typeof identified> & { from: string }

/** Written atomically; sending the same mail again overwrites the same file. */
async function writeMail({ id, ...mail }: Identified, folder: string): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await composer.sendMail(mail)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = mail.date.toISOString().replaceAll(/[:.]/g, '-')
  const path = join(folder, `${moment}-${id.slice(0, 8)}.eml`)
  const unfinished = `${path}.part`
  try {
    await writeFile(unfinished, message as Buffer, { mode: 0o600 })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}
