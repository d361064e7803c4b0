import type { Order } from '@foyer/schema/shapes/order.ts'
import type { z } from 'zod'

/** An order as pages show it. */
export type ShownOrder = z.output<typeof Order>
