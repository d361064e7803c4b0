import type { FastifyRequest } from 'fastify'
import { clientNetwork } from './client-network.ts'

/** For limits: everybody at one address, behind the trusted proxies, together. */
export const byAddress = ({ ip }: FastifyRequest): string => clientNetwork(ip)

/** For limits: one visitor, wherever the call comes from. Nobody where no token is brought: such a call may change nothing. */
export const byVisitor = ({ cookies }: FastifyRequest): string | undefined => cookies['csrftoken']
