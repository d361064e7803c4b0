import { fullTeaser } from './full-teaser.ts'
import { headline } from './headline.ts'
import { imageList } from './image-list.ts'
import { section } from './section.ts'

/** Every kind of module, in the order in which editors are offered them. */
export const moduleKinds = [headline, fullTeaser, imageList, section] as const

export type ModuleKind = (typeof moduleKinds)[number]['kind']
