import type { FastifyRequest } from 'fastify'
import { clientNetwork } from './client-network.ts'

/** Counts all clients at one address (as seen behind the trusted proxies) together. */
export const byAddress = ({ ip }: FastifyRequest): string => clientNetwork(ip)

/** Counts one visitor, wherever the call comes from. Undefined without a CSRF token: such a call may not change anything. */
export const byVisitor = ({ cookies }: FastifyRequest): string | undefined => cookies['csrftoken']
