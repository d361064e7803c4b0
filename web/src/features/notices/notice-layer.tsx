import { getTranslations } from 'next-intl/server'
import { Notice } from './notice.tsx'
import styles from './notice-layer.module.css'
import { ShortageNotice } from './shortage-notice.tsx'

/**
 * Says what is not loaded, why, and how to try again (L-15). The content can be read in any case: without JavaScript,
 * and in browsers without support for the site's styles, which show their notice because nothing hides it.
 */
export async function NoticeLayer() {
  const t = await getTranslations('notices')
  return (
    <>
      <div className={styles.noscript}>
        <Notice text={t('noscript')}>
          <form>
            <button type="submit">{t('reload')}</button>
          </form>
        </Notice>
      </div>
      <div className={styles.unsupported}>
        <Notice text={t('unsupported')}>
          <form>
            <button type="submit">{t('reload')}</button>
          </form>
        </Notice>
      </div>
      <ShortageNotice
        texts={{ bandwidth: t('bandwidth'), hardware: t('hardware') }}
        reload={t('reload')}
        close={t('close')}
        name={t('name')}
      />
    </>
  )
}
