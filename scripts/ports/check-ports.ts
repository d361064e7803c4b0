import { createServer } from 'node:net'
import { Problem } from '#console/problem.mjs'

export type PortWish = { port: number; name: string; variable: string }

/** Refuses ports that are taken, forbidden or wished twice, before anything has been started. */
export async function checkPorts(wishes: PortWish[]): Promise<void> {
  for (const wish of wishes) {
    const other = wishes.find(({ port, name }) => port === wish.port && name !== wish.name)
    if (other) {
      throw new Problem(
        `${wish.variable} and ${other.variable} are both ${wish.port}: the ${wish.name} and the ${other.name} need different ports.`,
      )
    }
    // A listener on one address does not always hinder one on all of them, nor the other way round.
    for (const host of ['127.0.0.1', undefined]) await checkPort(wish, host)
  }
}

function checkPort({ port, name, variable }: PortWish, host: string | undefined): Promise<void> {
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
