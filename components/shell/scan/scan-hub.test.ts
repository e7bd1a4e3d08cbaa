import { expect, it } from 'vitest'
import { ScanHub } from './scan-hub'

it('gives a code to whoever listens last, and to the one before when that one stops', () => {
  const hub = new ScanHub(() => false)
  const heard: string[] = []
  hub.hear('A')
  hub.listen((code) => heard.push(`frame ${code}`))
  const leave = hub.listen((code) => heard.push(`page ${code}`))
  hub.hear('B')
  leave()
  hub.hear('C')
  expect(heard).toEqual(['page B', 'frame C'])
})

it('keeps what is scanned for a page that stands there and does not listen yet', () => {
  const hub = new ScanHub(() => true)
  const heard: string[] = []
  hub.listen((code) => heard.push(`frame ${code}`))
  hub.hear('A')
  hub.hear('B')
  expect(heard).toEqual([])
  hub.listen((code) => heard.push(`page ${code}`))
  hub.hear('C')
  expect(heard).toEqual(['page A', 'page B', 'page C'])
})
