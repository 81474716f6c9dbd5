/** What may be done to a scenario by whom (product §17.3), in words for the user where it may not. */
import { AppError } from '@parley/shared';

export function scenarioNotFound(): AppError {
  return new AppError('not_found', 'Scenario not found');
}

export function libraryIsReadOnly(): AppError {
  return new AppError('forbidden', 'Scenarios of the library can’t be changed.');
}

export function changedMeanwhile(): AppError {
  return new AppError('conflict', 'This scenario was changed in another window. Please load it again.');
}
