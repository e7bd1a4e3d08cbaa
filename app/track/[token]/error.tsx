'use client'

import { TrackError } from '@/components/tracking/track-error'

export default TrackError
