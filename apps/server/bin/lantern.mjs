#!/usr/bin/env node
import '../../../scripts/operator.mjs';
