import type { FastifyRequest } from 'fastify'

/** The account that an order belongs to; null for guests, and for staff, who order for others. */
export async function accountOf(request: FastifyRequest): Promise<number | null> {
  const visitor = await request.findVisitor()
  return visitor && visitor.grants.length === 0 ? visitor.id : null
}
