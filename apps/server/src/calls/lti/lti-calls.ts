import type { ServedCall } from '../../http/served-call';
import { handleGetResourceForm } from './get-resource-form';
import { handlePostResourceLink } from './post-resource-link';

export const LTI_CALLS: readonly ServedCall[] = [handlePostResourceLink, handleGetResourceForm];
