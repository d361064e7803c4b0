import type { DemoStandaloneEvent } from './house-content.ts'
import { farbeLeimUndLeinwand } from './standalone-events/farbe-leim-und-leinwand.ts'
import { hinterDemEisernen } from './standalone-events/hinter-dem-eisernen.ts'
import { hoerenVorDemHoeren } from './standalone-events/hoeren-vor-dem-hoeren.ts'
import { hoffest } from './standalone-events/hoffest.ts'
import { hundertfuenfzehnJahreStadttheater } from './standalone-events/hundertfuenfzehn-jahre-stadttheater.ts'
import { kostuemverkauf } from './standalone-events/kostuemverkauf.ts'
import { matineeAmSonntag } from './standalone-events/matinee-am-sonntag.ts'
import { offeneProbe } from './standalone-events/offene-probe.ts'
import { singenImFoyer } from './standalone-events/singen-im-foyer.ts'
import { tanzenOhneVorkenntnisse } from './standalone-events/tanzen-ohne-vorkenntnisse.ts'
import { tastfuehrung } from './standalone-events/tastfuehrung.ts'
import { theaterball } from './standalone-events/theaterball.ts'

export const standaloneEvents = [
  farbeLeimUndLeinwand,
  hinterDemEisernen,
  hoerenVorDemHoeren,
  hoffest,
  hundertfuenfzehnJahreStadttheater,
  kostuemverkauf,
  matineeAmSonntag,
  offeneProbe,
  singenImFoyer,
  tanzenOhneVorkenntnisse,
  tastfuehrung,
  theaterball,
] satisfies DemoStandaloneEvent[]
