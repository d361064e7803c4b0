import { useTranslations } from 'next-intl'
import type { HubFailuresQuery, HubIdentityQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoment } from '#features/hub/format-moment.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import { KeyFigures } from '#features/hub/key-figures.tsx'
import { BarPlot } from '#features/hub/plots/bar-plot.tsx'
import { shortDay } from '#lib/time/days.ts'

type Identity = NonNullable<HubIdentityQuery['dashboardIdentity']>
type Failures = NonNullable<HubFailuresQuery['dashboardFailures']>

/** Who has logged in, or tried to, and whose roles have changed. */
export function IdentitySection({ identity, locale }: { identity: Identity; locale: Locale }) {
  const t = useTranslations('hub.identity')
  const hub = useTranslations('hub')
  return (
    <>
      <KeyFigures figures={[[t('sessions'), identity.sessions]]} />
      <BarPlot
        caption={t('perDay')}
        labelHeading={hub('dayHeading')}
        columns={[t('logins'), t('failed')]}
        drawn={[0, 1]}
        rows={identity.days.map(({ day, logins, failed }) => ({
          key: day,
          label: shortDay(day, locale),
          values: [logins, failed],
        }))}
      />
      <HubList
        none={t('none')}
        rows={identity.events.map(({ type, account, what, times, at }, index) => ({
          key: `${at} ${index}`,
          row: (
            <HubRow
              title={account ?? '–'}
              detail={
                <>
                  {t(`types.${type}`)}
                  {what ? (
                    <>
                      {': '}
                      <span lang="en">{what}</span>
                    </>
                  ) : (
                    `, ${t('times', { count: times })}`
                  )}{' '}
                  · {formatMoment(at, locale)}
                </>
              }
            />
          ),
        }))}
      />
    </>
  )
}

/** Jobs, mails and uploads that have failed, as the log names them. */
export function FailuresSection({ failures, locale }: { failures: Failures; locale: Locale }) {
  const t = useTranslations('hub.failures')
  return (
    <>
      <KeyFigures figures={[[t('count'), failures.count]]} />
      <HubList
        none={t('none')}
        rows={failures.failures.map(({ type, name, problem, attempts, at }, index) => ({
          key: `${at} ${index}`,
          row: (
            <HubRow
              title={name}
              lang="en"
              detail={
                <>
                  {t(`types.${type}`)} · {formatMoment(at, locale)}
                  {attempts > 0 && ` · ${t('attempts', { count: attempts })}`}
                  {problem && (
                    <>
                      {' · '}
                      <span lang="en">{problem}</span>
                    </>
                  )}
                </>
              }
            />
          ),
        }))}
      />
    </>
  )
}
