import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { type LogoListLayout, LogoList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { LogoPlates } from '#components/picture/logo-plates.tsx'

const layouts = { GRID: 'grid', LARGE: 'large', ROW: 'row' } as const satisfies Record<
  LogoListLayout,
  string
>

/** Logos of sponsors and partners. */
export function LogoList(props: { module: FragmentType<typeof LogoList_moduleFragmentDoc> }) {
  const { logoListLayout, items } = readFragment(LogoList_moduleFragmentDoc, props.module)
  const logos = items.map(({ image, name, link }) => ({ image, name, url: link?.url }))
  return <LogoPlates layout={layouts[logoListLayout]} logos={logos} />
}
