/** The plan of the way from the station to the houses of the theatre, with its description. */
export const townMap = {
  key: 'map:anreise',
  name: 'anreise',
  color: '#F6F2EA',
  alt: {
    de: 'Plan: vom Bahnhof links über die Ennsbrücke zum Theaterplatz mit dem Stadttheater, acht Minuten zu Fuß; von dort drei Minuten zum Stadtplatz mit Stadtsaal und Tiefgarage; der Eingang ohne Stufen liegt in der Flößergasse.',
    en: 'Map: from the station on the left across the bridge to Theaterplatz and the theatre, eight minutes on foot; from there three minutes to Stadtplatz with the Town Hall and the underground car park; the step-free entrance is in Flößergasse.',
  },
}
