import type { ReactNode } from 'react'
import type { FragmentType } from '#graphql/generated/fragment-masking.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnyModuleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import { AnchorList } from '#modules/anchor-list/anchor-list.tsx'
import { BlogTeaserList } from '#modules/blog-teaser-list/blog-teaser-list.tsx'
import { Faq } from '#modules/faq/faq.tsx'
import { FullTeaser } from '#modules/full-teaser/full-teaser.tsx'
import { Headline } from '#modules/headline/headline.tsx'
import { Html } from '#modules/html/html.tsx'
import { ImageList } from '#modules/image-list/image-list.tsx'
import { Link } from '#modules/link/link.tsx'
import { LogoList } from '#modules/logo-list/logo-list.tsx'
import { Quote } from '#modules/quote/quote.tsx'
import { Section } from '#modules/section/section.tsx'
import { TeaserList } from '#modules/teaser-list/teaser-list.tsx'
import { Text } from '#modules/text/text.tsx'
import { TwoColumns } from '#modules/two-columns/two-columns.tsx'
import { reportUnknownModule } from './report-unknown-module.ts'

/** The view of a module by its kind. `show` gives the view of another one of the page, for what holds others. */
export function RenderModule(props: {
  module: FragmentType<typeof AnyModuleFragmentDoc>
  setting: ModuleSetting
  show: (id: number) => ReactNode
}): ReactNode {
  const { setting, show } = props
  const module = readFragment(AnyModuleFragmentDoc, props.module)
  switch (module.__typename) {
    case 'FullTeaserModule':
      return <FullTeaser module={module} isUrgent={setting.isUrgent} />
    case 'HeadlineModule':
      return <Headline module={module} />
    case 'ImageListModule':
      return <ImageList module={module} />
    case 'SectionModule':
      return <Section module={module} show={show} />
    case 'AnchorListModule':
      return <AnchorList module={module} labels={setting.labels} />
    case 'BlogTeaserListModule':
      return <BlogTeaserList module={module} isUrgent={setting.isUrgent} />
    case 'FaqModule':
      return <Faq module={module} />
    case 'HtmlModule':
      return <Html module={module} labels={setting.labels} />
    case 'LinkModule':
      return <Link module={module} labels={setting.labels} />
    case 'LogoListModule':
      return <LogoList module={module} />
    case 'QuoteModule':
      return <Quote module={module} />
    case 'TeaserListModule':
      return <TeaserList module={module} labels={setting.labels} isUrgent={setting.isUrgent} />
    case 'TextModule':
      return <Text module={module} />
    case 'TwoColumnsModule':
      return <TwoColumns module={module} isUrgent={setting.isUrgent} />
    case 'UnknownModule':
      return reportUnknownModule(module.type)
    default:
      return reportUnknownModule(module satisfies never)
  }
}
