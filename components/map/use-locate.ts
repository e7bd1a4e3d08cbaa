import { useState } from 'react'

import type { Coordinates } from '@/lib/domain/coordinates'

type LocateProblem = 'unsupported' | 'denied' | 'unavailable' | 'timeout'

const LIMIT_MS = 10_000

/** Asks the device where it is, when told to and never before. */
export function useLocate(onLocated: (position: Coordinates) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LocateProblem | null>(null)

  const start = () => {
    setProblem(null)
    // Absent outside https and localhost in some browsers.
    const device = 'geolocation' in navigator ? navigator.geolocation : null
    if (!device) {
      setProblem('unsupported')
      return
    }
    setBusy(true)
    device.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        onLocated({ lat: coords.latitude, lng: coords.longitude })
      },
      (error) => {
        setBusy(false)
        setProblem(locateProblem(error.code))
      },
      { enableHighAccuracy: true, timeout: LIMIT_MS, maximumAge: 0 },
    )
  }
  return { busy, problem, start }
}

/** The codes of GeolocationPositionError. */
export function locateProblem(code: number): LocateProblem {
  if (code === 1) return 'denied'
  return code === 3 ? 'timeout' : 'unavailable'
}
