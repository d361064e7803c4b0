import { adminEntriesPath } from '@foyer/schema/paths/admin-paths.ts'
import { useTranslations } from 'next-intl'
import type { HubFormsQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatMoment } from '#features/hub/format-moment.ts'
import { fields, intents } from '#features/hub/hub-fields.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import own from './sections.module.css'

type Forms = NonNullable<HubFormsQuery['dashboardForms']>['forms']

/** Forms with entries that nobody has read. */
export function FormsSection({ forms, locale }: { forms: Forms; locale: Locale }) {
  const t = useTranslations('hub.forms')
  return (
    <HubList
      none={t('none')}
      rows={forms.map(({ formNumber, title, unread, oldestAt, lastEntryNumber }) => ({
        key: String(formNumber),
        row: (
          <HubRow
            title={title}
            detail={t('unread', { count: unread, moment: formatMoment(oldestAt, locale) })}
          >
            <form
              className={own.actions}
              method="post"
              action={pathFor('cms-hub-change', {}, locale)}
            >
              <input type="hidden" name={fields.intent} value={intents.readEntries} />
              <input type="hidden" name={fields.form} value={formNumber} />
              <input type="hidden" name={fields.lastEntry} value={lastEntryNumber} />
              <button className={own.button} aria-label={t('readNamed', { title })}>
                {t('read')}
              </button>
              <a href={adminEntriesPath(formNumber)} aria-label={t('openNamed', { title })}>
                {t('open')}
              </a>
              <a
                href={`/${locale}/api/forms/${formNumber}/entries.csv`}
                aria-label={t('downloadNamed', { title })}
              >
                {t('download')}
              </a>
            </form>
          </HubRow>
        ),
      }))}
    />
  )
}
