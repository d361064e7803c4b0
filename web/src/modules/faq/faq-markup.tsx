import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnyModuleFragmentDoc, Faq_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { JsonLd } from '#ui/json-ld.tsx'

/** Structured data of all questions of a page; nothing for a page without any. */
export function FaqMarkup(props: {
  modules: readonly FragmentType<typeof AnyModuleFragmentDoc>[]
}) {
  const items = readFragment(AnyModuleFragmentDoc, props.modules).flatMap((module) =>
    module.__typename === 'FaqModule' ? readFragment(Faq_moduleFragmentDoc, module).items : [],
  )
  if (items.length === 0) return null
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
  return <JsonLd data={data} />
}
