export type NewKind = { kind: string; german: string; english: string }

type Names = NewKind & { component: string; constant: string }

/** A kind with a single text field, as a starting point. */
export function definitionText({ kind, german, english, constant }: Names): string {
  return `import { defineModule } from './define-module.ts'
import { line } from '@foyer/schema/fields/text-fields.ts'

export const ${constant} = defineModule({
  kind: '${kind}',
  name: { de: '${german}', en: '${english}' },
  description: '${english}.',
  isInToolbar: false,
  fields: {
    headline: line({
      label: { de: 'Überschrift', en: 'Headline' },
      description: 'Headline.',
      required: true,
    }),
  },
})
`
}

export function fragmentText({ component }: Names): string {
  return `fragment ${component}_module on ${component}Module {
  headline
}
`
}

export function viewText({ kind, component, english }: Names): string {
  return `import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ${component}_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './${kind}.module.css'

/** ${english}. */
export function ${component}(props: {
  module: FragmentType<typeof ${component}_moduleFragmentDoc>
}) {
  const { headline } = readFragment(${component}_moduleFragmentDoc, props.module)
  return <h2 className={styles.headline}>{headline}</h2>
}
`
}

export function styleText(): string {
  return `.headline {
  margin: 0;
}
`
}
