import { NotFoundPage } from '@/components/shell/frame/not-found-page'

export default NotFoundPage
