import type { Bench } from './bench.ts'
import { carts } from './carts/carts.ts'
import { changeToVisible } from './change-to-visible/change-to-visible.ts'
import { editedOften } from './editing/edited-often.ts'
import { editor } from './editor/editor.ts'
import { editing } from './editing/editing.ts'
import { firstLoadJs } from './first-load-js/first-load-js.ts'
import { firstPress } from './first-press/first-press.ts'
import { gateway } from './gateway/gateway.ts'
import { list } from './list/list.ts'
import { lighthouse } from './lighthouse/lighthouse.ts'
import { memory } from './memory/memory.ts'
import { modules } from './modules/modules.ts'
import { onSale } from './on-sale/on-sale.ts'
import { pageHit } from './page/page-hit.ts'
import { pageMiss } from './page/page-miss.ts'
import { programme } from './programme/programme.ts'
import { purgeStorm } from './purge-storm/purge-storm.ts'
import { search } from './search/search.ts'
import { start } from './start/start.ts'

/** All benches, in the order in which they run and are reported. */
export const benches: Bench[] = [
  list,
  programme,
  search,
  editing,
  editedOften,
  editor,
  firstLoadJs,
  gateway,
  pageHit,
  pageMiss,
  modules,
  memory,
  start,
  purgeStorm,
  changeToVisible,
  carts,
  onSale,
  lighthouse,
  firstPress,
]
