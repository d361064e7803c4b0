import { createServer } from 'node:net'
import { Problem } from '#console/problem.mjs'

export type RequestedPort = { port: number; name: string; variable: string }

/** Throws a `Problem` if a port is taken, forbidden or requested twice, before anything is started. */
export async function checkPorts(requested: RequestedPort[]): Promise<void> {
  for (const request of requested) {
    const other = requested.find(({ port, name }) => port === request.port && name !== request.name)
    if (other) {
      throw new Problem(
        `${request.variable} and ${other.variable} are both ${request.port}: the ${request.name} and the ${other.name} need different ports.`,
      )
    }
    // A listener on one address does not always block one on all addresses, and vice versa.
    for (const host of ['127.0.0.1', undefined]) await checkPort(request, host)
  }
}

function checkPort(
  { port, name, variable }: RequestedPort,
  host: string | undefined,
): Promise<void> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        const example = `${variable}=${port + 1}`
        reject(
          new Problem(
            `Port ${port} (${name}) is taken: end the program that uses it, or choose another, as in ${example}.`,
          ),
        )
      } else if (error.code === 'EACCES') {
        reject(
          new Problem(
            `There is no permission to listen on port ${port} (${name}): choose another with ${variable}.`,
          ),
        )
      } else reject(error)
    })
    server.listen({ port, ...(host && { host }), exclusive: true }, () =>
      server.close(() => resolve()),
    )
  })
}
