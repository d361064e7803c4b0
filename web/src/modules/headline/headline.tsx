import type { ReactNode } from 'react'
import { headline as definition } from '@foyer/schema/modules/headline.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Headline_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { variant } from '#lib/design/variant.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import styles from './headline.module.css'

type Level = 2 | 3 | 4 | 5 | 6

const { onlyIn } = definition.fields.headline_level

/** A headline with a line above and below. */
export function Headline(props: { module: FragmentType<typeof Headline_moduleFragmentDoc> }) {
  const module = readFragment(Headline_moduleFragmentDoc, props.module)
  const { content, headlineLevel, preline, subline, anchor } = module
  return (
    <HeadlineLayout
      text={content}
      level={headlineLevel}
      preline={preline}
      subline={subline}
      id={anchor || undefined}
    >
      {content}
    </HeadlineLayout>
  )
}

/** The boxes of a headline. `text` is what it says, and decides how it is set; the children show it. */
export function HeadlineLayout(props: {
  text: string
  level: number
  preline: string
  subline: string
  id?: string | undefined
  children: ReactNode
}) {
  const { text, level, preline, subline, id, children } = props
  const Heading = `h${levelInVariant(level)}` as const
  return (
    <hgroup className={styles.headline} data-fit={titleFit(text)} {...(id && { id })}>
      {preline && <p className={styles.preline}>{preline}</p>}
      <Heading>{children}</Heading>
      {subline && <p className={styles.subline}>{subline}</p>}
    </hgroup>
  )
}

/** A level that only the other variant of the site has is shown as the one above it (M-04). */
function levelInVariant(level: number): Level {
  const only = (onlyIn as Partial<Record<number, string>> | undefined)?.[level]
  return (only === undefined || only === variant ? level : level - 1) as Level
}
