import { useTranslations } from 'next-intl'
import type { HubLoadTimesQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from '#features/hub/hub.module.css'
import { BarPlot } from '#features/hub/plots/bar-plot.tsx'
import { shortDay } from '#lib/time/days.ts'
import own from './sections.module.css'

type LoadTimes = NonNullable<HubLoadTimesQuery['dashboardLoadTimes']>
type RouteTimes = LoadTimes['routes'][number]

/** Up to where a value is good, and up to where it is fair, by the thresholds of Core Web Vitals. */
const thresholds: Record<RouteTimes['metric'], readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
}

/** Load times as visitors had them. */
export function LoadTimesSection({ loadTimes, locale }: { loadTimes: LoadTimes; locale: Locale }) {
  const t = useTranslations('hub.loadTimes')
  const hub = useTranslations('hub')
  if (loadTimes.routes.length === 0) return <p className={styles.none}>{t('none')}</p>
  return (
    <>
      <p className={styles.hint}>{t('intro')}</p>
      <div className={styles.columns}>
        <BarPlot
          caption={t('perDay')}
          labelHeading={hub('dayHeading')}
          columns={[t('p75'), t('samples')]}
          drawn={[0]}
          rows={loadTimes.days.map(({ day, p75, samples }) => ({
            key: day,
            label: shortDay(day, locale),
            values: [p75, samples],
          }))}
        />
        <RouteTable routes={loadTimes.routes} />
      </div>
    </>
  )
}

function RouteTable({ routes }: { routes: readonly RouteTimes[] }) {
  const t = useTranslations('hub.loadTimes')
  return (
    <div>
      <h3 id="load-times-by-route" className={styles.subheading}>
        {t('routes')}
      </h3>
      <div
        className={own.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it is scrolled by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby="load-times-by-route"
      >
        <table className={own.table}>
          <thead>
            <tr>
              <th scope="col">{t('route')}</th>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('metric')}</th>
              <th scope="col">{t('p75')}</th>
              <th scope="col">{t('rating')}</th>
              <th scope="col">{t('samples')}</th>
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, device, metric, p75, samples }) => (
              <tr key={`${route} ${device} ${metric}`}>
                <th scope="row" lang="en">
                  {route}
                </th>
                <td>{t(`devices.${device}`)}</td>
                <td lang="en">{metric}</td>
                <td>{metric === 'CLS' ? p75 / 1000 : p75}</td>
                <td className={own.rating} data-rating={ratingOf(metric, p75)}>
                  {t(`ratings.${ratingOf(metric, p75)}`)}
                </td>
                <td>{samples}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function ratingOf(metric: RouteTimes['metric'], value: number): 'good' | 'fair' | 'poor' {
  const [good, fair] = thresholds[metric]
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}
