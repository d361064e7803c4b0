import { type LocaleCode, locales } from '@foyer/schema/shapes/locales.ts'
import polyglot from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { mergeTranslations, type TranslationMessages } from 'react-admin'
import german from '#messages/de/framework.json' with { type: 'json' }
import adminGerman from '#messages/de/admin.json' with { type: 'json' }
import adminEnglish from '#messages/en/admin.json' with { type: 'json' }
import accountsGerman from '#messages/de/accounts.json' with { type: 'json' }
import accountsEnglish from '#messages/en/accounts.json' with { type: 'json' }
import announcementsGerman from '#messages/de/announcements.json' with { type: 'json' }
import announcementsEnglish from '#messages/en/announcements.json' with { type: 'json' }
import boxOfficeGerman from '#messages/de/box-office.json' with { type: 'json' }
import boxOfficeEnglish from '#messages/en/box-office.json' with { type: 'json' }
import openingCalendarGerman from '#messages/de/opening-calendar.json' with { type: 'json' }
import openingCalendarEnglish from '#messages/en/opening-calendar.json' with { type: 'json' }
import newsletterGerman from '#messages/de/newsletter.json' with { type: 'json' }
import newsletterEnglish from '#messages/en/newsletter.json' with { type: 'json' }
import stickyLinksGerman from '#messages/de/sticky-links.json' with { type: 'json' }
import stickyLinksEnglish from '#messages/en/sticky-links.json' with { type: 'json' }
import { resourceMessages } from './resource-messages.ts'

const messages: Record<LocaleCode, TranslationMessages> = {
  de: mergeTranslations(
    german,
    adminGerman,
    boxOfficeGerman,
    accountsGerman,
    announcementsGerman,
    newsletterGerman,
    openingCalendarGerman,
    stickyLinksGerman,
    resourceMessages('de'),
  ),
  en: mergeTranslations(
    english,
    adminEnglish,
    boxOfficeEnglish,
    accountsEnglish,
    announcementsEnglish,
    newsletterEnglish,
    openingCalendarEnglish,
    stickyLinksEnglish,
    resourceMessages('en'),
  ),
}

/** All words of the admin site, in both languages. */
export const i18nProvider = polyglot((locale) => messages[locale as LocaleCode], firstLocale(), [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
])

/** The language of the words now, in which the origin is asked as well. */
export const currentLocale = (): LocaleCode => i18nProvider.getLocale() as LocaleCode

function firstLocale(): LocaleCode {
  const wanted = navigator.language.slice(0, 2)
  return locales.find((locale) => locale === wanted) ?? locales[0]
}
