import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Letter = { to: { name: string; address: string }; subject: string; text: string }

export type PostOffice = {
  /** Sends a letter. Throws where the mail server does not take it within 20 seconds. */
  send: (letter: Letter) => Promise<void>
}

/** By a mail server; without one letters become files, the newest last. */
export function createPostOffice(address: {
  smtpUrl: string
  from: string
  folder: string
}): PostOffice {
  const { smtpUrl, from, folder } = address
  if (smtpUrl === '') return filingOffice({ from, folder })
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    // Nothing is read from files or fetched for a letter, whatever stands in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter) => {
      await transport.sendMail({ from, ...letter })
    },
  }
}

function filingOffice({ from, folder }: { from: string; folder: string }): PostOffice {
  const transport = createTransport({ streamTransport: true, buffer: true })
  let filed = 0
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail({ from, ...letter })
      filed += 1
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${filed}.eml`
      await writeFile(join(folder, name), message as Buffer)
    },
  }
}
