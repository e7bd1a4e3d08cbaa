/** Data of others that is no package, with the words in which its licence wants it named on the map. */
export const CARRIED_DATA = [
  {
    what: 'shorelines',
    whose: 'Paul Wessel and Walter H. F. Smith (GSHHG 2.3.7)',
    licence: 'LGPL-3.0-or-later',
    attribution: 'Outline: GSHHG, Wessel & Smith',
  },
  {
    what: 'streets and places of Hong Kong',
    whose: 'the Transport Department and MTR Corporation',
    licence: 'DATA.GOV.HK terms and conditions of use',
    attribution: 'Data: Transport Department, HKSAR Government, via DATA.GOV.HK',
  },
  {
    what: 'streets and places of Singapore',
    whose: 'the Land Transport Authority',
    licence: 'Singapore Open Data Licence 1.0',
    attribution:
      'Contains information from LTA DataMall accessed 2026 under the Singapore Open Data Licence',
  },
] as const
