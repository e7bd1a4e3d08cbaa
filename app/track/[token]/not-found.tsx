import { LinkEnded } from '@/components/tracking/link-ended'

export default LinkEnded
