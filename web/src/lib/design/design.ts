import type { Design } from './design-settings.ts'
import { region } from './region.ts'
import { theatre } from './theatre.ts'
import { type Variant, variant } from './variant.ts'

/** Both, for what must hold in each. */
export const designs: Record<Variant, Design> = { theatre, region }

/** The configuration of this variant. */
export const design = designs[variant]
