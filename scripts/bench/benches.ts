import type { Bench } from './bench.ts'
import { firstLoadJs } from './first-load-js/first-load-js.ts'
import { gateway } from './gateway/gateway.ts'
import { list } from './list/list.ts'

/** In this order they are run and reported. */
export const benches: Bench[] = [list, firstLoadJs, gateway]
