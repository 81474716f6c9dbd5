/** Pages are given longer than the usual second to show what a test waits for: on a busy machine it can take that long. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
