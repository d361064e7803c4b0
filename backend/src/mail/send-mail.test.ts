import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSendMail } from './send-mail.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-mail-'))
const from = 'Theater <web@theatre.example>'
const mail = {
  to: 'kassa@theatre.example',
  subject: 'Grüße',
  text: 'Guten Abend',
  replyTo: 'anna@example.org',
}
let server: Server | undefined

afterAll(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('without a server a mail is written to a folder, complete', async () => {
  await createSendMail({ smtpUrl: '', from, folder })(mail)
  const [file, ...others] = readdirSync(folder)
  expect(others).toEqual([])
  const written = readFileSync(join(folder, file!), 'utf8')
  expect(written).toContain('To: kassa@theatre.example')
  expect(written).toContain('Reply-To: anna@example.org')
  expect(written).toContain('Guten Abend')
})

test('L-07: a mailing says in its headers where one request ends it, and other mails do not', async () => {
  const unsubscribeUrl = `https://theatre.example/de/user/mailings/${'0'.repeat(64)}/use`
  const write = async (name: string, changes: object) => {
    const own = join(folder, name)
    await createSendMail({ smtpUrl: '', from, folder: own })({ ...mail, ...changes })
    const [file] = readdirSync(own)
    return readFileSync(join(own, file!), 'utf8').replaceAll(/\n[ \t]+/g, ' ')
  }
  const mailing = await write('mailing', { unsubscribeUrl })
  expect(mailing).toMatch(new RegExp(`^List-Unsubscribe: ?<${unsubscribeUrl}>$`, 'm'))
  expect(mailing).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(await write('single', {})).not.toContain('List-Unsubscribe')
})

test('a line break in a subject makes no header', async () => {
  const subject = 'Frage\r\nBcc: alle@example.org'
  await createSendMail({ smtpUrl: '', from, folder: join(folder, 'other') })({ ...mail, subject })
  const [file] = readdirSync(join(folder, 'other'))
  expect(readFileSync(join(folder, 'other', file!), 'utf8')).not.toMatch(/^Bcc:/m)
})

test('with a server it is handed over', async () => {
  const said: string[] = []
  server = createServer((socket) => {
    let isBody = false
    socket.write('220 theatre.example\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        said.push(line)
        if (isBody && line !== '.') continue
        if (line === 'DATA') isBody = true
        else if (line === '.') isBody = false
        if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
        else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server!.once('listening', ready))
  const { port } = server.address() as AddressInfo
  await createSendMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder })(mail)
  expect(said).toContain('MAIL FROM:<web@theatre.example>')
  expect(said).toContain('RCPT TO:<kassa@theatre.example>')
  expect(said).toContain('Guten Abend')
})

test.skipIf(process.platform === 'win32')(
  'X-09: mails in the folder can be read by the service alone',
  async () => {
    const own = join(folder, 'private')
    await createSendMail({ smtpUrl: '', from, folder: own })(mail)
    const [file] = readdirSync(own)
    expect([modeOf(own), modeOf(join(own, file!))]).toEqual([0o700, 0o600])
  },
)

const modeOf = (path: string) => statSync(path).mode & 0o777
