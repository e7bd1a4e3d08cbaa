import { describe, expect, it } from 'vitest'
import { decodeSoundSettings, encodeSoundSettings } from './sound-settings'

describe('the sound of a browser', () => {
  it('is loud before anybody chose, and where what was kept cannot be read', () => {
    const loud = { on: true, volume: 0.8 }
    expect(decodeSoundSettings(null)).toEqual(loud)
    expect(decodeSoundSettings('on:loud')).toEqual(loud)
  })

  it('is read as it was written, in whole percent', () => {
    const quiet = { on: false, volume: 0.35 }
    expect(decodeSoundSettings(encodeSoundSettings(quiet))).toEqual(quiet)
    expect(decodeSoundSettings('on:900')).toEqual({ on: true, volume: 1 })
  })
})
