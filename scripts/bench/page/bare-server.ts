import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/* Sends the same response to every request, with as little work as Node allows. Started with a port and a file that holds the response. */

const [port, file] = process.argv.slice(2)
const { head, body } = JSON.parse(readFileSync(file ?? '', 'utf8')) as {
  head: string[]
  body: string
}
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(200, head)
  response.end(bytes)
})
server.keepAliveTimeout = 75_000
server.listen(Number(port), '127.0.0.1')
