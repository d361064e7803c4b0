import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { type LinkLayout, Link_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { KeepInView } from '#ui/keep-in-view.tsx'
import styles from './link.module.css'

const displays: Record<LinkLayout, string> = {
  BUTTON: 'button',
  LINK: 'link',
  CENTERED: 'centered',
  SLIDER: 'slider',
}

/**
 * A single link. A sticky one also stays in view (L-10), once the page has scrolled to it if there is no JavaScript.
 */
export function Link(props: { module: FragmentType<typeof Link_moduleFragmentDoc> }) {
  const t = useTranslations('layout')
  const module = readFragment(Link_moduleFragmentDoc, props.module)
  const { url, text } = module.moduleLink
  return (
    <p
      className={styles.link}
      id={module.anchor || undefined}
      data-display={displays[module.linkLayout]}
      data-sticky={module.sticky ? 'bottom' : undefined}
    >
      {module.sticky && <KeepInView kind="link" text={text ?? url} link={url} url={url} />}
      <AnyLink href={url} newWindow={module.openInNewWindow ? t('newWindow') : undefined}>
        {text ?? url}
      </AnyLink>
    </p>
  )
}
