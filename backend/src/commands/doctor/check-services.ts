import { changeFeedPath } from '@foyer/schema/change-feed.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

const timeoutMs = 5_000

export type Addresses = { origin: string; gateway: string; site: string }

/** Whether each service is ready, and the change feed takes the secret. */
export async function checkServices(
  addresses: Addresses,
  changesSecret: string,
): Promise<Finding[]> {
  const readiness = Object.entries(addresses).map(async ([name, address]) => {
    try {
      const { status } = await get(`${address}/ready`)
      if (status === 200) return fine(`The ${name} is ready.`)
      return wrong(`The ${name} at ${address} runs, but is not ready (${status}): see its log.`)
    } catch (error) {
      return wrong(`The ${name} cannot be reached at ${address}: ${reasonOf(error)}.`)
    }
  })
  return [...(await Promise.all(readiness)), await checkFeed(addresses.origin, changesSecret)]
}

async function checkFeed(origin: string, secret: string): Promise<Finding> {
  if (secret === '') {
    return wrong('CHANGES_SECRET is not set: changes are visible after a minute only.')
  }
  try {
    const { status } = await get(`${origin}${changeFeedPath}`, `Bearer ${secret}`)
    return status === 200
      ? fine('The origin announces changes to the site.')
      : wrong(`The origin refuses CHANGES_SECRET (${status}): it was started with another one.`)
  } catch (error) {
    return wrong(`The change feed cannot be read: ${reasonOf(error)}.`)
  }
}

/** Whether visitors reach the site at its public address, by TLS. */
export async function checkSiteUrl(siteUrl: string): Promise<Finding[]> {
  try {
    const response = await get(`${siteUrl}/de`)
    if (response.status !== 200) {
      return [wrong(`${siteUrl}/de responds with ${response.status}: see your proxy and the site.`)]
    }
    const isOurs = response.headers.has('x-request-id')
    return [
      isOurs
        ? fine(`Visitors reach the site at ${siteUrl}.`)
        : wrong(`${siteUrl} is answered by something else than this site: see your proxy.`),
    ]
  } catch (error) {
    return [
      wrong(
        `Visitors cannot reach ${siteUrl}: ${reasonOf(error)}. See DNS, certificate and proxy.`,
      ),
    ]
  }
}

async function get(url: string, authorization?: string): Promise<Response> {
  const response = await fetch(url, {
    headers: authorization === undefined ? {} : { authorization },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  return response
}
