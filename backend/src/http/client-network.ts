import { isIPv6 } from 'node:net'

const groupsOfNetwork = 4

/**
 * Whom calls from an address are counted for: an IPv4 address itself, of IPv6 the network of 64 bits, because whoever has one
 * address there has all of them.
 */
export function clientNetwork(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return bare
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  if (mapped?.[1]) return mapped[1]
  const [start = '', end] = bare.split('::')
  const before = start.split(':').filter(Boolean)
  const after = end?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, groupsOfNetwork)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
